# The pages.
web-failed = That did not work. Try again in a moment.
web-offline = The server does not answer. Check the connection, then try again.
header-home = Chelem, home page
dialog-close = Close
lost-title = There is nothing at this address.
lost-home = Back to the home page
lost-broken = This page could not be loaded.
lost-again = Try again
hand-void = no { NAMED($suit, kind: "suit-name") }

# The settings.
settings-title = Settings
settings-language = Language
settings-language-fr = Français
settings-language-en = English
settings-theme = Background
settings-theme-auto = As the device
settings-theme-light = Light
settings-theme-dark = Dark
settings-indices = Letters on the cards
settings-indices-auto = As the language
settings-indices-fr = A R D V
settings-indices-en = A K Q J
settings-colours = Colours of the cards
settings-colours-two = Two
settings-colours-four = Four
settings-print = Size
settings-print-compact = Compact
settings-print-large = Large
settings-print-huge = Very large
settings-motion = Movement
settings-motion-auto = As the device
settings-motion-less = None
settings-twoTap = Ask for confirmation before every call and card
