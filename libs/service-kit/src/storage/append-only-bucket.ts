import { createHash } from 'node:crypto';
import {
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { AppendOnlyStore, assertStoreKey } from './append-only-store';
import type { ObjectStoreConfig } from './object-store.config';
import { s3Client, s3Status } from './s3-client';

/** Append-only texts in a bucket of an S3-compatible store. Needs permission to put, get and list, and none to delete. */
export class AppendOnlyBucket extends AppendOnlyStore {
  private readonly client: S3Client;

  constructor(
    private readonly config: ObjectStoreConfig,
    private readonly prefix: string,
  ) {
    super();
    this.client = s3Client(config);
  }

  async add(key: string, text: string): Promise<boolean> {
    const object = this.objectOf(key);
    // Not every store supports the `If-None-Match` condition of the put below.
    if (await this.exists(object)) return false;
    const ChecksumSHA256 = createHash('sha256').update(text).digest('base64');
    const params = {
      ...object,
      Body: text,
      ContentType: 'application/json',
      ChecksumSHA256,
      IfNoneMatch: '*',
    };
    try {
      await this.client.send(new PutObjectCommand(params));
      return true;
    } catch (error) {
      if (s3Status(error) === 412) return false;
      throw error;
    }
  }

  async read(key: string): Promise<string> {
    const { Body } = await this.client.send(new GetObjectCommand(this.objectOf(key)));
    return (await Body?.transformToString()) ?? '';
  }

  async listNames(folder: string): Promise<string[]> {
    const Prefix = `${[this.prefix, assertStoreKey(folder)].filter(Boolean).join('/')}/`;
    const found: string[] = [];
    let ContinuationToken: string | undefined;
    do {
      const params = { Bucket: this.config.bucket, Prefix, Delimiter: '/', ContinuationToken };
      const page = await this.client.send(new ListObjectsV2Command(params));
      const keys = [
        ...(page.Contents ?? []).map(({ Key }) => Key),
        ...(page.CommonPrefixes ?? []).map((common) => common.Prefix),
      ];
      for (const key of keys) if (key) found.push(key.slice(Prefix.length).replace(/\/$/, ''));
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken);
    return found.sort();
  }

  override onApplicationShutdown(): void {
    this.client.destroy();
  }

  private async exists(object: { Bucket: string; Key: string }): Promise<boolean> {
    try {
      await this.client.send(new HeadObjectCommand(object));
      return true;
    } catch (error) {
      if (s3Status(error) === 404) return false;
      throw error;
    }
  }

  private objectOf(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.config.bucket, Key: `${this.prefix}/${assertStoreKey(key)}` };
  }
}
