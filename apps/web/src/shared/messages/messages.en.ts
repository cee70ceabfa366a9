import { defineWords } from '../words/words';

export const messagesWords = defineWords('messages', {
  saved: 'Saved successfully',
  saveFailed: 'Failed to save',
  deleted: 'Deleted successfully',
  deleteFailed: 'Failed to delete',
  confirmDelete: 'Are you sure you want to delete this item?',
  updated: 'Updated successfully',
  updateFailed: 'Failed to update',
  created: 'Created successfully',
  createFailed: 'Failed to create',
  uploaded: 'Uploaded successfully',
  uploadFailed: 'Failed to upload',
  networkError: 'Network error occurred',
  checkInput: 'Please check your input',
  serverError: 'Server error occurred',
  unknownError: 'An unknown error occurred',
  sessionExpired: 'Your session has expired',
  loggedOut: 'Logged out successfully',
  loggedIn: 'Logged in successfully',
  emailSent: 'Email sent successfully',
  passwordChanged: 'Password changed successfully',
  accountCreated: 'Account created successfully',
  accountActivated: 'Account activated successfully',
  accountDeactivated: 'Account deactivated successfully',
  noContext: 'AuthContext not initialized',
  mountFailed: 'Failed to load app. Check console for details.',
  signIn: {
    invalid:
      "Invalid email or password. Please check your credentials, try creating an account, or use 'Forgot your password?' to reset it.",
    invalidForSuperAdmin:
      "Invalid email or password. Please check your credentials, or use 'Forgot your password?' to reset it. If you are sure that they are right, clear this site's data in your browser and try again.",
    emailNotConfirmed: 'Please check your email and click the confirmation link before signing in.',
    unavailable: 'Service temporarily unavailable. Please try again.',
    slow: 'Authentication is taking longer than expected. This may be due to server load or network issues. Please try again in a moment.',
    noTokens: 'Authentication failed: no tokens returned',
    loginTimeout: 'Login timeout after 60 seconds - please try again',
    sessionTimeout: 'Authentication timeout: session did not establish in time',
    setupTimeout: 'Session setup timeout',
    failed: 'Failed to sign in',
  },
  /** Errors of signing up, where the server sends no message of its own. */
  signUp: {
    loginFailed: 'Account created but login failed. Please try signing in manually.',
    nothingCreated: 'Failed to create user profile and organization',
    refused: 'Failed to create organization: {{message}}',
    noData: 'No data returned from organization creation',
  },
  /** Errors of resetting the password, where the server sends no message of its own. */
  reset: {
    failed: 'Failed to reset password',
    unknown: 'An error occurred. Please try again.',
  },
});
