/** Remembers in this browser that a person does not want to be asked again today. */
const KEY = 'quillcare.unconfirmed.hidden';

export function hideToday(userId: string, now = new Date()): void {
  try {
    localStorage.setItem(KEY, mark(userId, now));
  } catch {
    // Without storage the banner is back after the next page load.
  }
}

export function isHiddenToday(userId: string, now = new Date()): boolean {
  try {
    return localStorage.getItem(KEY) === mark(userId, now);
  } catch {
    return false;
  }
}

// The date in the person's time zone.
function mark(userId: string, now: Date): string {
  return `${userId} ${now.getFullYear()}-${now.getMonth() + 1}-${now.getDate()}`;
}
