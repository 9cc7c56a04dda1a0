import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import type { AlertOptions, ConfirmOptions } from '@/components/ui/dialogs/dialog-requests'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import { fieldErrorOf } from '@/lib/api/field-errors'
import type { Change, ChangeMeta } from '@/lib/query/change-meta'
import { failureOf, isKnownFailure } from '@/lib/session/known-failure'
import { useReloginDuring } from '@/lib/session/relogin'

/** Dialog titles after a change. */
export const DONE = 'Berhasil'
export const FAILED = 'Gagal'

/** A refused change that the server accepts with other input, if the user confirms it. */
interface Insistence<Input> {
  ask: ConfirmOptions
  input: Input
}

interface ChangeOptions<Data, Input> extends Pick<ChangeMeta, 'message' | 'fallback'> {
  /** As in `ChangeMeta`, or a function that decides per change. */
  done?: ChangeMeta['done'] | ((input: Input) => string | null)
  /** The confirmation before it is sent. Null sends it without one. */
  ask?: (input: Input) => ConfirmOptions | null
  /** A second confirmation after a refusal. */
  insist?: (error: unknown, input: Input) => Insistence<Input> | null
  /** As in `ChangeMeta`, or a function that customises the dialog per failure. Null shows none. */
  failed?: string | null | ((error: unknown, input: Input) => Partial<AlertOptions> | null)
  /** Whether a lost session opens the sign-in dialog over this screen, and the change is then sent again. */
  inPlace?: boolean
  /** Called right before it is sent, still within the user's click. */
  onSend?: (input: Input) => void
  /** Called after success, before the success dialog opens: closes a form, shows the response. */
  onDone?: (data: Data, input: Input) => void | Promise<void>
  /** Called after a failure, before the failure dialog opens. */
  onFailed?: (error: unknown, input: Input) => void
  /** Called when the success dialog has closed: goes to another screen. */
  afterwards?: (data: Data, input: Input) => void | Promise<void>
}

/**
 * Sends a change that the user makes: asks for confirmation, sends it and shows the outcome, with one title for success and
 * one for failure. Failures that the user already knows, such as a lost session, are not shown. The mutation's `meta` and
 * `options` say what differs; what the change makes outdated is refetched by the query client.
 */
export function useChange<Data, Input = void>(
  mutation: Change<Data, Input>,
  options: ChangeOptions<NoInfer<Data>, NoInfer<Input>> = {}
) {
  const { ask, insist, inPlace = false, onSend, onDone, onFailed, afterwards } = options
  const { done = DONE, failed = FAILED, message, fallback } = { ...mutation.meta, ...options }
  const dialogs = useDialogs()
  const repeatably = useReloginDuring()
  const isAsking = useRef(false)
  const state = useMutation(mutation)

  const send = async (input: Input): Promise<void> => {
    onSend?.(input)
    let data: Data
    try {
      data = await state.mutateAsync(input)
    } catch (error) {
      const again = insist?.(error, input)
      if (!again) return showFailure(error, input)
      state.reset()
      if (await dialogs.confirm(again.ask)) await send(again.input)
      return
    }
    await onDone?.(data, input)
    const text = message ?? messageIn(data)
    const title = typeof done === 'function' ? done(input) : done
    if (title !== null && text !== null) await dialogs.success({ title, text })
    await afterwards?.(data, input)
  }

  const showFailure = (error: unknown, input: Input): void => {
    onFailed?.(error, input)
    if (isKnownFailure(error)) return
    const dialog = typeof failed === 'function' ? failed(error, input) : { title: failed }
    if (dialog === null || dialog.title === null) return
    const { title = FAILED, ...look } = dialog
    void dialogs.alert({ tone: 'danger', text: failureOf(error, { fallback }), ...look, title })
  }

  const askAndSend = async (input: Input): Promise<void> => {
    const question = ask?.(input)
    if (question) {
      if (isAsking.current) return
      isAsking.current = true
      const isAgreed = await dialogs.confirm(question)
      isAsking.current = false
      if (!isAgreed) return
    }
    await send(input)
  }

  return {
    ...state,
    /** The input while it is being sent, else null. */
    sending: state.isPending ? state.variables : null,
    /** The message of the last failure, for screens that show it themselves. */
    failure: failureOf(state.error, { fallback }),
    /** The last failure's error of a field. */
    errorAt: (field: string) => fieldErrorOf(state.error, field),
    /** As `failure`, but null if one of these fields shows it. */
    failureBeside: (...fields: string[]) => failureOf(state.error, { fallback, at: fields }),
    /** Asks for confirmation, sends the change and shows the outcome. */
    change: (input: Input): void => {
      void (inPlace ? repeatably(() => askAndSend(input)) : askAndSend(input))
    },
  }
}

/** The server's success message, if the response has one. */
function messageIn(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('message' in data)) return null
  return typeof data.message === 'string' ? data.message : null
}
