"""Chances as people say them."""

from yurt.engine.words import Say, say


def odds(chance: float) -> Say:
    """In hundredths: "37 %". What is not sure is never called sure, nor what can be impossible."""
    percent = round(100 * chance)
    if percent <= 0 and chance > 0:
        return say("odds-hardly")
    if percent >= 100 and chance < 1:
        return say("odds-nearly")
    return say("odds", percent=percent)
