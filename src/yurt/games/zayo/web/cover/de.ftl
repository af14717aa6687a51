pitch-zayo = Gewinn Stiche, schlag dein Lager auf, hüte dich vor dem Wolf und reite in die Steppe.
