import { createHash } from 'node:crypto';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  UploadPartCommand,
  type CompletedPart,
  type S3Client,
} from '@aws-sdk/client-s3';
import type { ServiceName } from '@quillcare/contracts';
import type { ObjectStoreConfig } from './object-store.config';
import { s3Client, s3Status } from './s3-client';
import {
  verifiedBytes,
  assertFolder,
  assertKey,
  currentOrganisationId,
  HashedChunks,
  Storage,
  StoredFileDamagedError,
  StoredFileMissingError,
  type ByteRange,
  type FileBytes,
  type StoredFile,
} from './storage';

/** Part size of an upload. S3 requires at least 5 MiB except for the last part; smaller files are a single request. */
const PART = 8 * 1024 * 1024;

/**
 * Stores files in a bucket of an S3-compatible store, as `<namespace>/<service>/<organisation>/<key>`. Each request carries the
 * SHA-256 of its bytes, so that the store rejects what was damaged in transit.
 */
export class S3Storage extends Storage {
  private readonly client: S3Client;

  constructor(
    private readonly config: ObjectStoreConfig,
    private readonly namespace: string,
    private readonly service: ServiceName,
  ) {
    super();
    this.client = s3Client(config);
  }

  async put(
    key: string,
    bytes: FileBytes,
    metadata: { mediaType: string; sha256?: string },
  ): Promise<StoredFile> {
    const object = this.objectOf(key);
    const measured = new HashedChunks(bytes);
    const pieces = measured.pieces(PART);
    const first = await pieces.next();
    const second = await pieces.next();
    if (second.done) {
      const { sizeBytes, sha256 } = measured.finish(metadata.sha256);
      const body = first.done ? Buffer.alloc(0) : first.value;
      await this.client.send(
        new PutObjectCommand({
          ...object,
          Body: body,
          ContentLength: sizeBytes,
          ContentType: metadata.mediaType,
          ChecksumSHA256: sumOf(body),
          Metadata: { sha256 },
        }),
      );
      return this.assertStored(key, { mediaType: metadata.mediaType, sizeBytes, sha256 });
    }
    // The hash of a long file is only known at its end and cannot be added to the object afterwards, so it must be given up
    // front.
    const sha256 = metadata.sha256 ?? (Buffer.isBuffer(bytes) ? sumOf(bytes, 'hex') : undefined);
    if (sha256 === undefined)
      throw new Error(`A file of more than ${PART} bytes needs its SHA-256 beforehand.`);
    const { mediaType } = metadata;
    const parts = concatenate(first, second, pieces);
    const sizeBytes = await this.putInParts(object, { mediaType, sha256 }, measured, parts);
    return this.assertStored(key, { mediaType, sizeBytes, sha256 });
  }

  async exists(key: string): Promise<StoredFile | null> {
    try {
      const head = await this.client.send(new HeadObjectCommand(this.objectOf(key)));
      return {
        mediaType: head.ContentType ?? 'application/octet-stream',
        sizeBytes: head.ContentLength ?? 0,
        sha256: head.Metadata?.['sha256'] ?? '',
      };
    } catch (error) {
      if (isNotFound(error)) return null;
      throw error;
    }
  }

  async *read(key: string, range?: ByteRange): AsyncGenerator<Buffer> {
    if (range) {
      yield* this.bytesOf(key, range);
      return;
    }
    const stored = await this.exists(key);
    if (!stored) throw new StoredFileMissingError(`There is no stored file ${key}.`);
    yield* verifiedBytes(this.bytesOf(key), key, stored.sha256);
  }

  async delete(key: string): Promise<void> {
    if (!key.endsWith('/')) await this.client.send(new DeleteObjectCommand(this.objectOf(key)));
    else await this.deleteAllBelow(key);
  }

  onApplicationShutdown(): void {
    this.client.destroy();
  }

  private async *bytesOf(key: string, range?: ByteRange): AsyncGenerator<Buffer> {
    const Range = range && `bytes=${range.start}-${range.end}`;
    const answer = await this.client
      .send(new GetObjectCommand({ ...this.objectOf(key), Range }))
      .catch((error: unknown) => {
        throw isNotFound(error) ? new StoredFileMissingError(`There is no stored file ${key}.`) : error;
      });
    for await (const piece of answer.Body as AsyncIterable<Uint8Array>) yield Buffer.from(piece);
  }

  private async putInParts(
    object: { Bucket: string; Key: string },
    { mediaType, sha256 }: { mediaType: string; sha256: string },
    measured: HashedChunks,
    pieces: AsyncIterable<Buffer>,
  ): Promise<number> {
    const begun = await this.client.send(
      new CreateMultipartUploadCommand({
        ...object,
        ContentType: mediaType,
        ChecksumAlgorithm: 'SHA256',
        Metadata: { sha256 },
      }),
    );
    const upload = { ...object, UploadId: begun.UploadId };
    try {
      const Parts: CompletedPart[] = [];
      for await (const Body of pieces) {
        const part = { PartNumber: Parts.length + 1, ChecksumSHA256: sumOf(Body) };
        const { ETag } = await this.client.send(new UploadPartCommand({ ...upload, ...part, Body }));
        Parts.push({ ...part, ETag });
      }
      const { sizeBytes } = measured.finish(sha256);
      await this.client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }));
      return sizeBytes;
    } catch (error) {
      // The original error counts. A lifecycle rule of the bucket also removes unfinished uploads.
      await this.client.send(new AbortMultipartUploadCommand(upload)).catch(() => undefined);
      throw error;
    }
  }

  /** Checks what the store reports, because one that does not support SHA-256 checksums would accept half a file as a whole one. */
  private async assertStored(key: string, expected: StoredFile): Promise<StoredFile> {
    const stored = await this.exists(key);
    if (stored?.sizeBytes !== expected.sizeBytes || stored.sha256 !== expected.sha256)
      throw new StoredFileDamagedError(`The store does not hold ${key} as it was written.`);
    return expected;
  }

  // Listings and delete requests are limited to a thousand keys.
  private async deleteAllBelow(folder: string): Promise<void> {
    const Bucket = this.config.bucket;
    const Prefix = `${this.practiceFolder()}/${assertFolder(folder)}`;
    for (;;) {
      const { Contents = [], IsTruncated } = await this.client.send(
        new ListObjectsV2Command({ Bucket, Prefix }),
      );
      const Objects = Contents.flatMap(({ Key }) => (Key === undefined ? [] : [{ Key }]));
      if (Objects.length > 0) {
        const { Errors = [] } = await this.client.send(
          new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }),
        );
        if (Errors.length > 0) throw new Error(`The store did not delete ${Errors.length} files.`);
      }
      if (!IsTruncated) return;
    }
  }

  private objectOf(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.config.bucket, Key: `${this.practiceFolder()}/${assertKey(key)}` };
  }

  private practiceFolder(): string {
    return `${this.namespace}/${this.service}/${currentOrganisationId()}`;
  }
}

function sumOf(bytes: Buffer, form: 'base64' | 'hex' = 'base64'): string {
  return createHash('sha256').update(bytes).digest(form);
}

async function* concatenate(
  first: IteratorResult<Buffer>,
  second: IteratorResult<Buffer>,
  rest: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  if (!first.done) yield first.value;
  if (!second.done) yield second.value;
  yield* rest;
}

function isNotFound(error: unknown): boolean {
  return s3Status(error) === 404;
}
