import type { Section } from '@lulus/api/contracts/exam'
import { Eye } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { useLeaveGuard } from '@/components/leaving/use-leave-guard'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { ExplanationFieldset } from '@/features/admin-questions/components/form/explanation-fieldset'
import type { SavedQuestion } from '@/features/admin-questions/components/form/use-key-follow-up'
import {
  useSaveQuestion,
  type Keyed,
} from '@/features/admin-questions/components/form/use-save-question'
import { PreviewDialog } from '@/features/admin-questions/components/preview/preview-dialog'
import type { Preview } from '@/features/admin-questions/components/preview/preview-entry'
import { SECTION_PLACES } from '@/features/admin-questions/model/sections'
import type { Change } from '@/lib/query/change-meta'
import { useReloginInPlace } from '@/lib/session/relogin'

interface QuestionFormFrameProps<Fields extends FieldValues, Input extends Keyed> {
  form: UseFormReturn<Fields, unknown, Input>
  section: Section
  paketId: number
  isNew: boolean
  mutation: Change<SavedQuestion, Input>
  onSaved: (again: boolean) => void
  /** A preview of the input as learners see it. Omitted if the form itself shows it. */
  previewOf?: (fields: Fields) => Preview
  /** Shows the progress of a long upload. */
  progress?: ReactNode
  children: ReactNode
}

/** The frame of every section's form: validates, saves, keeps the input and shows a preview. */
export function QuestionForm<Fields extends FieldValues, Input extends Keyed>({
  form,
  section,
  paketId,
  isNew,
  mutation,
  onSaved,
  previewOf,
  progress,
  children,
}: QuestionFormFrameProps<Fields, Input>) {
  const { isDirty } = form.formState
  const [preview, setPreview] = useState<Preview | null>(null)
  useReloginInPlace()
  useLeaveGuard(isDirty)
  const { isSaving, submit } = useSaveQuestion({
    paketId,
    form,
    mutation,
    fallback: isNew ? 'Gagal menambah soal.' : 'Terjadi kesalahan.',
    onSaved,
  })

  return (
    <FormProvider {...form}>
      <Card>
        <form
          noValidate
          className="grid gap-5"
          onSubmit={(event) => {
            // Enter while saving must not submit again.
            if (isSaving) event.preventDefault()
            else void submit(false)(event)
          }}
        >
          {children}
          <ExplanationFieldset section={section} />
          {progress}
          <div className="flex flex-wrap justify-end gap-3 border-t border-line pt-5 max-sm:[&>*]:grow">
            {previewOf && (
              <Button
                variant="quiet"
                className="max-sm:basis-full sm:mr-auto"
                onClick={() => setPreview(previewOf(form.getValues()))}
              >
                <Eye aria-hidden className="size-4" />
                Lihat sebagai peserta
              </Button>
            )}
            <ButtonLink to={SECTION_PLACES[section].table(paketId)} variant="secondary">
              Batal
            </ButtonLink>
            {isNew && (
              <Button
                variant="secondary"
                disabled={isSaving}
                onClick={(event) => void submit(true)(event)}
              >
                Simpan &amp; Tambah Lagi
              </Button>
            )}
            <Button type="submit" loading={isSaving}>
              Simpan Soal
            </Button>
          </div>
        </form>
      </Card>
      {preview && <PreviewDialog preview={preview} onClose={() => setPreview(null)} />}
    </FormProvider>
  )
}
