"""The client in a real browser: the system's Chromium, driven by Playwright."""
