import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kindsIn, scanLogs } from './log-scan.mjs';

it.each([
  ['an email address', '{"msg":"sent to siobhan.o\'brien@clinic.com.au"}'],
  ['a phone number', '{"err":{"message":"0412 345 678 is no mobile"}}'],
  ['a phone number', '{"msg":"called +64 21 123 4567"}'],
  ['a token', '{"url":"/x?t=eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N"}'],
  ['the token of a link or session', 'GET /quote/accept/dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'],
])('finds %s', (kind, line) => {
  expect(kindsIn(line)).toEqual([kind]);
});

it('finds nothing in intended log lines', () => {
  const lines = [
    '{"level":30,"time":"2026-11-28T04:12:03.456Z","correlationId":"0190a0b1-0412-7345-8678-0123456789ab","msg":"email delivery attempted"}',
    '{"consumer":"notifications_OnSurgeryCaseRescheduledConsumer","err":"connect ECONNREFUSED 127.0.0.1:6379"}',
    '{"traceId":"0af7651916cd43dd8448eb211c80319c","organisationId":"01a2b3c4-d5e6-7f80-9a1b-2c3d4e5f6071","sequence":1234567890}',
    '    at /app/node_modules/@nestjs/core/router.js:12:3',
    '  admin@demo.quillcare.test',
  ];
  expect(lines.flatMap((line) => kindsIn(line))).toEqual([]);
});

it('reports where a name occurs, but not the name', () => {
  const folder = mkdtempSync(join(tmpdir(), 'log-scan-'));
  writeFileSync(join(folder, 'crm.log'), '{"msg":"started"}\n{"msg":"Te Ariki Ngāpō not found"}\n');
  expect(scanLogs(folder, ['Te Ariki Ngāpō', 'Li'])).toEqual({
    lines: 3,
    findings: ['crm.log line 2: the name of a person'],
  });
  rmSync(folder, { recursive: true });
});
