import userEvent from '@testing-library/user-event';

/** Somebody with mouse and keyboard. Tests insert hardly any styles, so there is no use in asking which of them refuse clicks. */
export const testUser = () => userEvent.setup({ pointerEventsCheck: 0 });
