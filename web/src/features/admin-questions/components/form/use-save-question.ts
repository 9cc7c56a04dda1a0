import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import { sentenceOf } from '@/features/admin-questions/model/sentences'
import { hasStatus, messageOf } from '@/lib/api/api-error'

interface Saving<Fields extends FieldValues, Input> {
  form: UseFormReturn<Fields, unknown, Input>
  /** Sends the question; answers with what to tell. */
  save: (input: Input) => Promise<{ message: string }>
  /** The sentence for a failure without one of its own. */
  fallback: string
  onSaved: (again: boolean) => void
}

/** Checks and saves a question. What is wrong is told in one dialog and at its fields; nothing typed is lost. */
export function useSaveQuestion<Fields extends FieldValues, Input>({
  form,
  save,
  fallback,
  onSaved,
}: Saving<Fields, Input>) {
  const dialogs = useDialogs()
  const refuse = (text: string) => dialogs.alert({ tone: 'danger', title: 'Gagal', text })

  const showAtFields = (error: unknown) => {
    const names = Object.keys(form.getValues())
    const isField = (field: string): field is FieldPath<Fields> => names.includes(field)
    if (hasStatus(error, 422)) {
      for (const { field, msg } of error.fieldErrors) {
        if (isField(field)) form.setError(field, { message: msg })
      }
    }
    // The page is the only thing that two questions can quarrel about.
    const pageField = names.find((name) => name === 'page')
    if (hasStatus(error, 409) && pageField !== undefined && isField(pageField)) {
      form.setError(pageField, { message: messageOf(error, fallback) }, { shouldFocus: true })
    }
  }

  return (again: boolean) =>
    form.handleSubmit(
      async (input) => {
        try {
          const { message } = await save(input)
          await dialogs.success({ title: 'Berhasil', text: message })
          onSaved(again)
        } catch (error) {
          // Who would rather not log in again is sent to /login.
          if (hasStatus(error, 401)) return
          showAtFields(error)
          await refuse(messageOf(error, fallback))
        }
      },
      async (errors) => {
        const messages = Object.values(errors).flatMap((error) =>
          typeof error?.message === 'string' ? [error.message] : []
        )
        await refuse(sentenceOf(messages) ?? fallback)
      }
    )
}
