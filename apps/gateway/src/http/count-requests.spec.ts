import { metrics } from '@quillcare/service-kit';
import { fastify } from 'fastify';
import { countRequests } from './count-requests';

it('counts responses by kind and status, and does not time streams', async () => {
  // Modules, and with them the counters, are loaded once for many test files.
  metrics.resetMetrics();
  const server = fastify();
  countRequests(server);
  server.get('/api/quotes', () => ({ items: [] }));
  server.get('/api/events', (_request, reply) => reply.type('text/event-stream').send('data: 1'));
  server.get('/login', (_request, reply) => reply.code(500).send('broken'));
  for (const url of ['/api/quotes', '/api/events', '/api/nowhere', '/login']) await server.inject({ url });
  await server.close();
  const text = await metrics.metrics();
  expect(text).toContain('quillcare_http_requests_total{kind="api",status="200"} 2');
  expect(text).toContain('quillcare_http_requests_total{kind="api",status="404"} 1');
  expect(text).toContain('quillcare_http_requests_total{kind="web",status="500"} 1');
  expect(text).toContain('quillcare_http_duration_seconds_count{kind="api"} 2');
});
