"""What pages of Katta may do: nothing but what comes from where they come from."""

RULES = [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",  # for the games in the page, which are WebAssembly
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
]
ON_ITS_OWN = "; ".join(RULES)
"""As a page can say it itself."""

POLICY = f"{ON_ITS_OWN}; frame-ancestors 'none'"
"""As a server says it: nobody may show a page within another, either."""
