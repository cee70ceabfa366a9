import type { Operation, RequestOf } from '@quillcare/contracts';
import { api } from './api';
import { registerQuery, refetchPendingAfter, showAnswer } from './refresh';
import type { CallParts } from './request';
import { getInvalidatedTags, getProvidedTags } from './tags';

/** A command's request. The caller may set a shorter timeout. */
export type MutationRequest<O extends Operation> = (RequestOf<O> | UploadOf<O>) &
  Pick<CallParts, 'file' | 'timeoutMs'>;

/** The request of a multipart operation: a file with its fields, without what the gateway determines about the file. */
type UploadOf<O extends Operation> = Omit<RequestOf<O>, 'body'> & {
  body?: Omit<NonNullable<RequestOf<O>['body']>, 'uploadId' | 'fileName' | 'fileHash'>;
  file: File;
};

// RTK Query cannot infer the types of endpoints built from data. The hooks restore them from the contract.
interface QueryEndpoint {
  useQuery: (request: unknown, options: unknown) => unknown;
  initiate: (request: unknown, options: unknown) => never;
}
interface MutationEndpoint {
  useMutation: () => [(request: unknown) => { unwrap: () => Promise<unknown> }, unknown];
  initiate: (request: unknown, options: { track: boolean }) => never;
}

// The gateway has already validated every answer against the contract. Validating again only helps during development.
const skipSchemaValidation = process.env.NODE_ENV === 'production';

function injectEndpoint(operation: Operation) {
  if (operation.kind === 'query') registerQuery(operation);
  const injected = api.injectEndpoints({
    endpoints: (build) => ({
      [operation.name]:
        operation.kind === 'query'
          ? build.query<unknown, CallParts>({
              query: (parts) => ({ operation, parts }),
              providesTags: (result, _error, parts) => getProvidedTags(operation, parts, result),
              rawResponseSchema: operation.result,
              skipSchemaValidation,
            })
          : build.mutation<unknown, CallParts>({
              query: (parts) => ({ operation, parts }),
              // A failed command may indicate that our data is outdated, so it refreshes as well.
              invalidatesTags: getInvalidatedTags(operation),
              onQueryStarted: async (parts, { dispatch, queryFulfilled }) => {
                void queryFulfilled.then(
                  ({ data }) => dispatch(showAnswer(operation, parts, data)),
                  () => undefined,
                );
                await dispatch(refetchPendingAfter(parts.correlationId, getInvalidatedTags(operation)));
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
    endpoint = injectEndpoint(operation);
    injected.set(operation.name, endpoint);
  }
  return endpoint;
}

/** Returns the RTK Query endpoint of a query. Created on first use and named after the operation. */
export function queryEndpoint(operation: Operation): QueryEndpoint {
  if (operation.kind !== 'query')
    throw new Error(`${operation.name} changes something: use useOperationMutation`);
  return endpointOf(operation) as QueryEndpoint;
}

/** Returns the RTK Query endpoint of a command. Created on first use and named after the operation. */
export function mutationEndpoint(operation: Operation): MutationEndpoint {
  if (operation.kind !== 'command')
    throw new Error(`${operation.name} changes nothing: use useOperationQuery`);
  return endpointOf(operation) as MutationEndpoint;
}
