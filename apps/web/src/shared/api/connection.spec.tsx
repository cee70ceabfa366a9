import { createConnection, watchNetwork } from './connection';

describe('connection status', () => {
  it('is connected while everything responds, and degraded while the server or the stream is down', () => {
    const connection = createConnection();
    expect(connection.status()).toBe('connected');
    connection.serverAnswered(false);
    expect(connection.status()).toBe('degraded');
    connection.serverAnswered(true);
    connection.streamIs(false);
    expect(connection.status()).toBe('degraded');
    connection.streamIs(true);
    expect(connection.status()).toBe('connected');
  });

  it('is offline without a network, but trusts a response over the browser', () => {
    const connection = createConnection();
    const stop = watchNetwork(connection);
    window.dispatchEvent(new Event('offline'));
    expect([connection.status(), connection.mayWrite()]).toEqual(['offline', false]);
    connection.serverAnswered(true);
    expect([connection.status(), connection.mayWrite()]).toEqual(['connected', true]);
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    expect(connection.status()).toBe('connected');
    stop();
    window.dispatchEvent(new Event('offline'));
    expect(connection.status()).toBe('connected');
  });

  it('is read-only with a remembered session: offline without a response, degraded on server errors', () => {
    const connection = createConnection();
    connection.sessionIs(false);
    expect([connection.status(), connection.mayWrite()]).toEqual(['degraded', false]);
    connection.serverAnswered(false);
    expect([connection.status(), connection.mayWrite()]).toEqual(['offline', false]);
    connection.serverAnswered(true);
    connection.sessionIs(true);
    expect([connection.status(), connection.mayWrite()]).toEqual(['connected', true]);
  });

  it('allows changes while merely degraded', () => {
    const connection = createConnection();
    connection.serverAnswered(false);
    expect(connection.mayWrite()).toBe(true);
  });

  it('notifies listeners only of changes', () => {
    const connection = createConnection();
    const listener = jest.fn();
    const stop = connection.subscribe(listener);
    connection.serverAnswered(true);
    expect(listener).not.toHaveBeenCalled();
    connection.networkIs(false);
    connection.networkIs(false);
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    connection.networkIs(true);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
