import { waitFor } from '@testing-library/react';
import { useRealTime } from '../../testing/fake-time';
import { RESET_PROOFS, SIGN_IN_PROOFS, SIGN_UP_PROOFS } from './account.proofs.suite';
import { DATABASE_PROOFS, GENERIC_PROOFS } from './generic.proofs.suite';

/** Every message of the specification's error catalogue and list of generic messages, verbatim. */
const SPECIFIED = [
  'Invalid email or password',
  "Invalid email or password. Please check your credentials, try creating an account, or use 'Forgot your password?' to reset it.",
  "Invalid email or password. Please check your credentials, or use 'Forgot your password?' to reset it. If you are sure that they are right, clear this site's data in your browser and try again.",
  'Email not confirmed. Please check your inbox.',
  'Please check your email and click the confirmation link before signing in.',
  'Service temporarily unavailable. Please try again.',
  'Authentication is taking longer than expected. This may be due to server load or network issues. Please try again in a moment.',
  'Authentication failed: no tokens returned',
  'Login timeout after 60 seconds - please try again',
  'Authentication timeout: session did not establish in time',
  'Session setup timeout',
  'Failed to sign in',
  'An organization with this email already exists. Please try signing in instead.',
  'This email is already registered. Please use a different email or try signing in.',
  'Permission denied. Please contact support if this issue persists.',
  'Database timeout - operation took too long',
  'Account created but login failed. Please try signing in manually.',
  'Failed to create user in Supabase Auth',
  'Failed to create user profile and organization',
  'Failed to create organization: Too many attempts. Please wait a moment and try again.',
  'No data returned from organization creation',
  'An error occurred. Please try again.',
  'Failed to reset password',
  'AuthContext not initialized',
  'Failed to load app. Check console for details.',
  'Saved successfully',
  'Failed to save',
  'Deleted successfully',
  'Failed to delete',
  'Are you sure you want to delete this item?',
  'Updated successfully',
  'Failed to update',
  'Created successfully',
  'Failed to create',
  'Uploaded successfully',
  'Failed to upload',
  'Network error occurred',
  'Please check your input',
  'Item not found',
  'Server error occurred',
  'An unknown error occurred',
  'Your session has expired',
  'Logged out successfully',
  'Logged in successfully',
  'Email sent successfully',
  'Password changed successfully',
  'Account created successfully',
  'Account activated successfully',
  'Account deactivated successfully',
];

/** Messages that cannot occur, with the reason for each. */
const IMPOSSIBLE: Record<string, string> = {
  'Failed to create user in Supabase Auth':
    'There is no hosted provider: our own identity service creates account, profile and organisation in one transaction, so no account can exist or fail by itself.',
  'Email not confirmed. Please check your inbox.':
    'It is what the server answers to a sign-in; the page then shows the longer sentence of the same row, which is proven here.',
};

const PROOFS = [...SIGN_IN_PROOFS, ...SIGN_UP_PROOFS, ...RESET_PROOFS, ...DATABASE_PROOFS, ...GENERIC_PROOFS];

// Some messages appear only after a minute of fake time, which is advanced in small steps.
jest.setTimeout(60_000);

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  useRealTime();
  document.body.replaceChildren();
});

it('covers exactly the specified messages, each with a test or a reason why it cannot occur', () => {
  const known = [...PROOFS.map(({ message }) => message), ...Object.keys(IMPOSSIBLE)];
  expect([...known].sort()).toEqual([...SPECIFIED].sort());
});

it.each(PROOFS.map((proof) => [proof.message, proof] as const))('shows "%s"', async (message, proof) => {
  await proof.show();
  await waitFor(() => expect(document.body).toHaveTextContent(message));
});
