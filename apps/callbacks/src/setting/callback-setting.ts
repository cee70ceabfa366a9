/** How a practice wants its follow-up calls. */
export interface CallbackSetting {
  enabled: boolean;
  /** Make a callback whenever a quote is sent. */
  autoCreate: boolean;
  /** Days from sending to the call. */
  dueInDays: number;
}

/** A practice that has set nothing. */
export const DEFAULT_CALLBACK_SETTING: CallbackSetting = { enabled: true, autoCreate: true, dueInDays: 7 };

/** Whether sending a quote makes a callback. */
export function makesCallbacks({ enabled, autoCreate }: CallbackSetting): boolean {
  return enabled && autoCreate;
}
