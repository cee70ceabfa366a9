import userEvent from '@testing-library/user-event';

/** Simulates a user. Skips the pointer-events check, because tests insert hardly any styles that could block clicks. */
export const testUser = () => userEvent.setup({ pointerEventsCheck: 0 });
