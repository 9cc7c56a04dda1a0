import type { Section } from '@lulus/api/contracts/exam'
import { Eye, PanelRight } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { useLeaveGuard } from '@/components/leaving/use-leave-guard'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { DraftKeeper } from '@/features/admin-questions/components/form/draft-keeper'
import { ExplanationFieldset } from '@/features/admin-questions/components/form/explanation-fieldset'
import type { SavedQuestion } from '@/features/admin-questions/components/form/use-key-follow-up'
import {
  useSaveQuestion,
  type Keyed,
} from '@/features/admin-questions/components/form/use-save-question'
import { PreviewDialog } from '@/features/admin-questions/components/preview/preview-dialog'
import type { Preview } from '@/features/admin-questions/components/preview/preview-entry'
import {
  SidePreview,
  useSidePreview,
} from '@/features/admin-questions/components/preview/side-preview'
import { removeDraft } from '@/features/admin-questions/model/question-drafts'
import { SECTION_PLACES } from '@/features/admin-questions/model/sections'
import type { Change } from '@/lib/query/change-meta'
import { classNames } from '@/lib/class-names'
import { useReloginInPlace } from '@/lib/session/relogin'
import { useSession } from '@/lib/session/use-session'

interface QuestionFormFrameProps<Fields extends FieldValues, Input extends Keyed> {
  form: UseFormReturn<Fields, unknown, Input>
  section: Section
  paketId: number
  isNew: boolean
  /** Names the input that is kept on this device. */
  draftName: string
  /** Whether typing goes on here, after another question was saved. */
  isNext: boolean
  /** Called after kept input was restored or thrown away. */
  onRestored?: (fields: Fields) => void
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
  draftName,
  isNext,
  onRestored,
  mutation,
  onSaved,
  previewOf,
  progress,
  children,
}: QuestionFormFrameProps<Fields, Input>) {
  const { isDirty } = form.formState
  const [preview, setPreview] = useState<Preview | null>(null)
  const { isBeside } = useSidePreview()
  const session = useSession()
  const draftKey = session.status === 'user' ? `${session.user.nohp}:${draftName}` : null
  const typing = useRef<HTMLFormElement>(null)
  useReloginInPlace()
  useLeaveGuard(isDirty)
  const { isSaving, submit } = useSaveQuestion({
    paketId,
    form,
    mutation,
    fallback: isNew ? 'Gagal menambah soal.' : 'Terjadi kesalahan.',
    onStored: () => {
      if (draftKey !== null) removeDraft(draftKey)
    },
    onSaved,
  })

  useEffect(() => {
    if (!isNext) return
    const names = ['soal', 'pilihan_satu'].map((name) => `[name="${name}"]`)
    typing.current?.querySelector<HTMLElement>(`[data-typing], ${names.join(', ')}`)?.focus()
  }, [isNext])

  return (
    <FormProvider {...form}>
      <div className={classNames('grid gap-6', isBeside && previewOf && 'xl:grid-cols-2')}>
        <Card>
          <form
            ref={typing}
            noValidate
            className="grid gap-5"
            onSubmit={(event) => {
              // Enter while saving must not submit again.
              if (isSaving) event.preventDefault()
              else void submit(false)(event)
            }}
          >
            <DraftKeeper
              draftKey={draftKey}
              onChanged={(fields) => onRestored?.(fields as Fields)}
            />
            {children}
            <ExplanationFieldset section={section} paketId={paketId} />
            {progress}
            <div className="flex flex-wrap justify-end gap-3 border-t border-line pt-5 max-sm:[&>*]:grow">
              {previewOf && (
                <div className="flex flex-wrap gap-3 max-sm:basis-full max-sm:[&>*]:grow sm:mr-auto">
                  <Button variant="quiet" onClick={() => setPreview(previewOf(form.getValues()))}>
                    <Eye aria-hidden className="size-4" />
                    Lihat sebagai peserta
                  </Button>
                  <Button
                    variant="quiet"
                    aria-pressed={isBeside}
                    onClick={() => useSidePreview.setState({ isBeside: !isBeside })}
                  >
                    <PanelRight aria-hidden className="size-4" />
                    Pratinjau di samping
                  </Button>
                </div>
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
        {isBeside && previewOf && <SidePreview previewOf={previewOf} />}
      </div>
      {preview && <PreviewDialog preview={preview} onClose={() => setPreview(null)} />}
    </FormProvider>
  )
}
