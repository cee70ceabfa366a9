import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensurePrograms } from './ensure-programs';

const CONFIG = `[tsa]
default_tsa = own
[own]
dir = .
serial = serial
signer_cert = tsa.pem
signer_key = tsa.key
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256
accuracy = secs:1
ess_cert_id_alg = sha256
`;

/** A local timestamp authority (RFC 3161), using OpenSSL behind HTTP. */
export class TimestampAuthority {
  private readonly folder = mkdtempSync(join(tmpdir(), 'quillcare-tsa-'));
  private server: Server | undefined;
  tokensIssued = 0;

  constructor() {
    ensurePrograms('openssl');
    writeFileSync(join(this.folder, 'openssl.cnf'), CONFIG);
    writeFileSync(join(this.folder, 'serial'), '01\n');
    this.run([
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=Local authority'],
      ...['-addext', 'extendedKeyUsage=critical,timeStamping', '-keyout', 'tsa.key', '-out', 'tsa.pem'],
    ]);
  }

  /** Listens on a local port, a free one by default, and returns its URL. */
  async start(port = 0): Promise<string> {
    this.server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (piece: Buffer) => parts.push(piece));
      request.on('end', () => {
        response.setHeader('content-type', 'application/timestamp-reply');
        response.end(this.answer(Buffer.concat(parts)));
      });
    });
    await new Promise<void>((ready) => this.server?.listen(port, '127.0.0.1', ready));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Answers a request. Both are DER. */
  answer(request: Buffer): Buffer {
    writeFileSync(join(this.folder, 'request.tsq'), request);
    this.run(['ts', '-reply', '-config', 'openssl.cnf', '-queryfile', 'request.tsq', '-out', 'reply.tsr']);
    this.tokensIssued += 1;
    return readFileSync(join(this.folder, 'reply.tsr'));
  }

  /** Returns OpenSSL's verdict on a token (DER) as a timestamp of these bytes by this authority. */
  verdict(token: Buffer, of: Buffer): string {
    writeFileSync(join(this.folder, 'token.der'), token);
    writeFileSync(join(this.folder, 'data'), of);
    const args = ['ts', '-verify', '-data', 'data', '-in', 'token.der', '-token_in', '-CAfile', 'tsa.pem'];
    const { stdout, stderr } = spawnSync('openssl', args, { cwd: this.folder, encoding: 'utf8' });
    return `${stdout}${stderr}`;
  }

  async stop(): Promise<void> {
    const { server } = this;
    if (server) await new Promise((closed) => server.close(closed));
    rmSync(this.folder, { recursive: true });
  }

  private run(args: string[]): void {
    const { status, stderr } = spawnSync('openssl', args, { cwd: this.folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(`openssl failed: ${stderr}`);
  }
}
