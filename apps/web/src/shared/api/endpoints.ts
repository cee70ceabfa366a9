import type { Operation, RequestOf } from '@quillcare/contracts';
import { api } from './api';
import { knowQuery, readAgainAfter } from './refresh';
import type { CallParts } from './request';
import { invalidatedTags, providedTags } from './tags';

/** A command's request; the caller may set a shorter timeout. */
export type MutationRequest<O extends Operation> = (RequestOf<O> | UploadOf<O>) &
  Pick<CallParts, 'file' | 'timeoutMs'>;

/** The request of a multipart operation: a file beside its fields, without what the gateway finds out about the file. */
type UploadOf<O extends Operation> = Omit<RequestOf<O>, 'body'> & {
  body?: Omit<NonNullable<RequestOf<O>['body']>, 'uploadId' | 'fileName' | 'fileHash'>;
  file: File;
};

// RTK Query cannot infer types of endpoints that are built from data; the hooks restore them from the
// contract.
interface QueryEndpoint {
  useQuery: (request: unknown, options: unknown) => unknown;
  initiate: (request: unknown, options: unknown) => never;
}
interface MutationEndpoint {
  useMutation: () => [(request: unknown) => { unwrap: () => Promise<unknown> }, unknown];
  initiate: (request: unknown, options: { track: boolean }) => never;
}

// The gateway already parsed every answer against the contract; parsing it again helps development only.
const skipSchemaValidation = process.env.NODE_ENV === 'production';

function inject(operation: Operation) {
  if (operation.kind === 'query') knowQuery(operation);
  const injected = api.injectEndpoints({
    endpoints: (build) => ({
      [operation.name]:
        operation.kind === 'query'
          ? build.query<unknown, CallParts>({
              query: (parts) => ({ operation, parts }),
              providesTags: (result, _error, parts) => providedTags(operation, parts, result),
              rawResponseSchema: operation.result,
              skipSchemaValidation,
            })
          : build.mutation<unknown, CallParts>({
              query: (parts) => ({ operation, parts }),
              // A failed command may have met a newer state than ours, so it refreshes as well.
              invalidatesTags: invalidatedTags(operation),
              onQueryStarted: async ({ correlationId }, { dispatch }) => {
                await dispatch(readAgainAfter(correlationId, invalidatedTags(operation)));
              },
              rawResponseSchema: operation.result,
              skipSchemaValidation,
            }),
    }),
  });
  return injected.endpoints[operation.name];
}

const injected = new Map<string, unknown>();

function endpointOf(operation: Operation): unknown {
  let endpoint = injected.get(operation.name);
  if (!endpoint) {
    endpoint = inject(operation);
    injected.set(operation.name, endpoint);
  }
  return endpoint;
}

/** The RTK Query endpoint of a query, made at first use and named like the operation. */
export function queryEndpoint(operation: Operation): QueryEndpoint {
  if (operation.kind !== 'query')
    throw new Error(`${operation.name} changes something: use useOperationMutation`);
  return endpointOf(operation) as QueryEndpoint;
}

/** The RTK Query endpoint of a command. */
export function mutationEndpoint(operation: Operation): MutationEndpoint {
  if (operation.kind !== 'command')
    throw new Error(`${operation.name} changes nothing: use useOperationQuery`);
  return endpointOf(operation) as MutationEndpoint;
}
