/** Storage key that records the day on which the user hid the banner in this browser. */
const KEY = 'quillcare.unconfirmed.hidden';

export function hideToday(userId: string, now = new Date()): void {
  try {
    localStorage.setItem(KEY, mark(userId, now));
  } catch {
    // Without storage the banner returns on the next page load.
  }
}

export function isHiddenToday(userId: string, now = new Date()): boolean {
  try {
    return localStorage.getItem(KEY) === mark(userId, now);
  } catch {
    return false;
  }
}

// Returns the user and today's date in the browser's time zone, as stored.
function mark(userId: string, now: Date): string {
  return `${userId} ${now.getFullYear()}-${now.getMonth() + 1}-${now.getDate()}`;
}
