import { reloadWhenOnline } from './reload-when-online';

it('reloads when the network returns, unless stopped', () => {
  const reload = jest.fn();
  const target = new EventTarget();
  const stop = reloadWhenOnline(reload, target);
  expect(reload).not.toHaveBeenCalled();
  target.dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalledTimes(1);
  stop();
  target.dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalledTimes(1);
});
