import type { FieldValues } from 'react-hook-form';
import type { Operation, RequestOf, ResultOf } from '@quillcare/contracts';
import type { z } from 'zod';
import { useOperationMutation } from '../api/hooks';
import { toProblem } from '../api/problem';
import { showToast } from '../toasts/toast.store';
import { useContractForm, type ContractForm, type ContractFormOptions } from './use-contract-form';

export interface CommandFormOptions<
  O extends Operation,
  S extends z.ZodType<unknown, FieldValues>,
> extends Pick<ContractFormOptions<S>, 'schema' | 'defaultValues' | 'labels'> {
  operation: O;
  /** What is sent for the entered values. */
  request: (values: z.output<S>) => RequestOf<O>;
  /** What is said once it is done: that it is, and about whom or what. */
  done: (result: ResultOf<O>) => { title: string; message: string };
  onClose: () => void;
}

/** The form of a command in a dialog, which closes once the command is done. */
export function useCommandForm<O extends Operation, S extends z.ZodType<unknown, FieldValues>>({
  operation,
  request,
  done,
  onClose,
  ...form
}: CommandFormOptions<O, S>): ContractForm<S> {
  const [run] = useOperationMutation(operation);
  return useContractForm<S>({
    ...form,
    toProblem,
    submit: async (values) => {
      showToast(done(await run(request(values))));
      onClose();
    },
  });
}
