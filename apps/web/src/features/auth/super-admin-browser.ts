import type { Role } from '@quillcare/contracts';

/**
 * Marks a browser in which a super admin has signed in, so that a later failure shows a better hint. Identifies nobody and grants
 * nothing.
 */
const KEY = 'quillcare.super-admin-browser';

export function rememberRole(role: Role): void {
  try {
    if (role === 'SUPER_ADMIN') localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage the usual hint is shown.
  }
}

export function wasSuperAdminHere(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
