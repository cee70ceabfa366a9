import { mayLeave, setUnsavedWork } from './unsaved-work.store';

it('answers its question when the work is saved meanwhile, because it would come back with the next unsaved work', async () => {
  const form = {};
  setUnsavedWork(form, { discard: () => undefined });
  const leaving = mayLeave();
  setUnsavedWork(form, null);
  await expect(Promise.race([leaving, Promise.resolve('still asked')])).resolves.toBe(false);
});
