pitch-yaki = Gira, ricorda e corri fino al trofeo: qui spesso vincono i bambini.
