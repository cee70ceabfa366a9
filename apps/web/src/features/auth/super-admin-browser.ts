import type { Role } from '@quillcare/contracts';

/**
 * Remembers that a super admin signed in with this browser, for a better hint when that fails next time. It names
 * nobody and opens nothing.
 */
const KEY = 'quillcare.super-admin-browser';

export function rememberRole(role: Role): void {
  try {
    if (role === 'SUPER_ADMIN') localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage everybody reads the usual hint.
  }
}

export function wasSuperAdminHere(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
