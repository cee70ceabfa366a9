// A browser reads its tables of time zones and dates when they are first used, which takes a phone a tenth of a second:
// while the app's code is still on its way, nobody waits for it. The pages that strangers see need to be painted first.
if (document.documentElement.hasAttribute('data-returning')) Intl.DateTimeFormat().resolvedOptions();
