// A browser reads its tables of time zones and dates when they are first used, which takes a phone a tenth of a second:
// while the app's code is still on its way, nobody waits for it.
Intl.DateTimeFormat().resolvedOptions();
