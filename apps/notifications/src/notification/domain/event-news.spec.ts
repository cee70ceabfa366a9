import { EVENTS, NotificationRaised, TOPIC_RULES } from '@quillcare/contracts';
import { consumedBy } from '@quillcare/service-kit';
import { notificationsService } from '../../notifications.service';
import { EVENT_NEWS } from './event-news.suite';

const known = EVENTS.map(({ service, name }) => `${service}.${name}`);
const consumed = notificationsService.consumers.map((consumer) => {
  const { service, name } = consumedBy(consumer) ?? {};
  return `${service}.${name}`;
});
/** Raised by the service where they occur, without a consumer. */
const OWN = ['notifications.QuoteMailChanged', 'notifications.EmailConfigChanged'];

describe('table of event notifications', () => {
  it.each(known)('has an entry for %s', (name) => {
    expect(EVENT_NEWS).toHaveProperty([name]);
  });

  it('lists only existing events', () => {
    expect(Object.keys(EVENT_NEWS).filter((name) => !known.includes(name))).toEqual([]);
  });

  it('lists a notification only for events that a consumer handles', () => {
    const promised = Object.entries(EVENT_NEWS).filter(([, rule]) => 'topic' in rule);
    expect(promised.map(([name]) => name).filter((name) => ![...consumed, ...OWN].includes(name))).toEqual(
      [],
    );
  });

  it('uses every topic at least once', () => {
    const named = Object.values(EVENT_NEWS).flatMap((rule) => ('topic' in rule ? [rule.topic] : []));
    expect(Object.keys(TOPIC_RULES).filter((topic) => !named.some((one) => one === topic))).toEqual([]);
    expect(Object.keys(TOPIC_RULES)).toEqual(
      expect.arrayContaining([...NotificationRaised.data.shape.topic.options]),
    );
  });

  it('gives a reason for every event that notifies nobody', () => {
    for (const rule of Object.values(EVENT_NEWS))
      if ('nobody' in rule) expect(rule.nobody).toMatch(/\w+ \w+/);
  });
});
