"""The field's interfaces on the same rules: PettingZoo and OpenSpiel (``docs/study.md``)."""
