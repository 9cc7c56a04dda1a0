import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import { sentenceOf } from '@/features/admin-questions/model/sentences'
import { hasStatus, messageOf } from '@/lib/api/api-error'

interface Saving<Fields extends FieldValues, Input> {
  form: UseFormReturn<Fields, unknown, Input>
  save: (input: Input) => Promise<{ message: string }>
  /** Message for a failure without one from the server. */
  fallback: string
  onSaved: (again: boolean) => void
}

/** Validates and saves a question. Errors are shown in one dialog and at their fields, and the input stays. */
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
    // The page is the only field in which two questions can conflict.
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
          // Saved input must not trigger the leave guard.
          form.reset(form.getValues())
          await dialogs.success({ title: 'Berhasil', text: message })
          onSaved(again)
        } catch (error) {
          // Without a new login the guard redirects to /login.
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
