import { Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useFormContext, useFormState, useWatch, type FieldValues } from 'react-hook-form'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import {
  readDraft,
  removeDraft,
  writeDraft,
} from '@/features/admin-questions/model/question-drafts'

interface DraftKeeperProps {
  /** Null while the account isn't known. */
  draftKey: string | null
  /** Called after an earlier draft, or nothing of it, was put into the form. */
  onChanged?: (fields: FieldValues) => void
}

/**
 * Keeps unsaved input on this device until it is saved or left on purpose, and restores it after a reload or a crash.
 * Recordings can't be kept.
 */
export function DraftKeeper({ draftKey: key, onChanged }: DraftKeeperProps) {
  const form = useFormContext()
  const { isDirty, defaultValues } = useFormState({ control: form.control })
  const values = useWatch({ control: form.control })
  const [isRestored, setRestored] = useState(false)
  const wasRead = useRef(false)

  useEffect(() => {
    if (key === null) return
    if (!wasRead.current) {
      wasRead.current = true
      const draft = form.formState.isDirty ? null : readDraft(key, defaultValues)
      for (const [field, value] of Object.entries(draft ?? {})) {
        form.setValue(field, value, { shouldDirty: true })
      }
      if (draft) {
        setRestored(true)
        onChanged?.(form.getValues())
        return
      }
    }
    if (isDirty) writeDraft(key, defaultValues, values)
    else removeDraft(key)
  }, [key, isDirty, values, defaultValues, form, onChanged])

  useEffect(() => {
    if (key === null) return
    const { pathname } = window.location
    return () => {
      // Whoever leaves the screen within the app was asked before.
      if (window.location.pathname !== pathname) removeDraft(key)
    }
  }, [key])

  if (!isRestored || !isDirty) return null
  return (
    <Alert title="Isian yang belum disimpan dipulihkan">
      <p>Rekaman, bila ada, perlu dipilih lagi.</p>
      <Button
        variant="secondary"
        size="sm"
        className="mt-3"
        onClick={() => {
          form.reset()
          setRestored(false)
          onChanged?.(form.getValues())
        }}
      >
        <Trash2 aria-hidden className="size-4" />
        Buang Isian
      </Button>
    </Alert>
  )
}
