import { useChange } from '@/components/use-change'
import { hasStatus } from '@/lib/api/api-error'
import type { Change } from '@/lib/query/change-meta'

type Options<Data, Input> = NonNullable<Parameters<typeof useChange<Data, Input>>[1]>

interface DecisionOptions<Data, Input> extends Pick<
  Options<Data, Input>,
  'ask' | 'done' | 'onSend' | 'onDone' | 'onFailed'
> {
  /** Dialog title if the payment can't be decided any more. */
  overtaken: string
  /** Called when the payment is decided, by this admin or another. */
  onSettled: (input: Input) => void
}

/** Confirms or rejects a payment, which another admin may have decided in the meantime. */
export function useDecision<Data, Input>(
  mutation: Change<Data, Input>,
  { overtaken, onSettled, onDone, onFailed, ...options }: DecisionOptions<Data, Input>
) {
  return useChange(mutation, {
    ...options,
    inPlace: true,
    failed: (error) => (isOvertaken(error) ? { tone: 'warning', title: overtaken } : {}),
    onDone: (data, input) => {
      onSettled(input)
      return onDone?.(data, input)
    },
    onFailed: (error, input) => {
      onFailed?.(error, input)
      if (isOvertaken(error)) onSettled(input)
    },
  })
}

/** Whether another admin has decided, or the payment no longer exists. */
function isOvertaken(error: unknown): boolean {
  return hasStatus(error, 409) || hasStatus(error, 404)
}
