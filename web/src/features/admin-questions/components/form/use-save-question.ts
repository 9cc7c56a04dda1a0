import { useRef } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import { DONE, FAILED, useChange } from '@/components/use-change'
import {
  useKeyFollowUp,
  type SavedQuestion,
} from '@/features/admin-questions/components/form/use-key-follow-up'
import { withoutUntouched } from '@/features/admin-questions/model/explanation-fields'
import { sentenceOf } from '@/features/admin-questions/model/sentences'
import { hasStatus, messageOf } from '@/lib/api/api-error'
import type { Change } from '@/lib/query/change-meta'

/** What the follow-up of a saved question has to know. */
export interface Keyed {
  page: number
  jawaban: string
}

interface Saving<Fields extends FieldValues, Input extends Keyed> {
  paketId: number
  form: UseFormReturn<Fields, unknown, Input>
  mutation: Change<SavedQuestion, Input>
  /** Message for a failure without one from the server. */
  fallback: string
  /** Called as soon as it is stored. */
  onStored: () => void
  onSaved: (again: boolean) => void
}

/** Validates and saves a question. Errors are shown in one dialog and at their fields, and the input stays. */
export function useSaveQuestion<Fields extends FieldValues, Input extends Keyed>({
  paketId,
  form,
  mutation,
  fallback,
  onStored,
  onSaved,
}: Saving<Fields, Input>) {
  const dialogs = useDialogs()
  const followUp = useKeyFollowUp(paketId)
  const isAgain = useRef(false)
  const { dirtyFields } = form.formState

  const showAtFields = (error: unknown) => {
    const names = Object.keys(form.getValues())
    const isField = (field: string): field is FieldPath<Fields> => names.includes(field)
    if (hasStatus(error, 422)) {
      for (const { field, msg } of error.fieldErrors) {
        if (isField(field)) form.setError(field, { message: msg })
      }
    }
    // The page is the only field in which two questions can conflict.
    const pageField = names.find((name) => name === 'page')
    if (hasStatus(error, 409) && pageField !== undefined && isField(pageField)) {
      form.setError(pageField, { message: messageOf(error, fallback) }, { shouldFocus: true })
    }
  }
  const { change, isPending } = useChange(mutation, {
    fallback,
    // The next question's form says so, without a dialog between two of them.
    done: () => (isAgain.current ? null : DONE),
    // Saved input must not trigger the leave guard.
    onDone: () => {
      onStored()
      form.reset(form.getValues())
    },
    onFailed: showAtFields,
    afterwards: async (saved, input) => {
      if (!(await followUp(saved, input))) onSaved(isAgain.current)
    },
  })

  return {
    isSaving: isPending || form.formState.isSubmitting,
    /** @param again whether another new question follows */
    submit: (again: boolean) =>
      form.handleSubmit(
        (input) => {
          isAgain.current = again
          change(withoutUntouched(input, dirtyFields))
        },
        (errors) => {
          const messages = Object.values(errors).flatMap((error) =>
            typeof error?.message === 'string' ? [error.message] : []
          )
          const text = sentenceOf(messages) ?? fallback
          void dialogs.alert({ tone: 'danger', title: FAILED, text })
        }
      ),
  }
}
