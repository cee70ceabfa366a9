/** A practice's settings for follow-up calls. */
export interface CallbackSetting {
  enabled: boolean;
  /** Create a callback whenever a quote is sent. */
  autoCreate: boolean;
  /** Days from sending to the call. */
  dueInDays: number;
}

/** The default settings. */
export const DEFAULT_CALLBACK_SETTING: CallbackSetting = { enabled: true, autoCreate: true, dueInDays: 7 };

/** Whether sending a quote creates a callback. */
export function makesCallbacks({ enabled, autoCreate }: CallbackSetting): boolean {
  return enabled && autoCreate;
}
