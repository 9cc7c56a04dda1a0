import { useFormContext, useWatch, type FieldValues } from 'react-hook-form'
import {
  PreviewEntry,
  type Preview,
} from '@/features/admin-questions/components/preview/preview-entry'
import { deviceSettings } from '@/lib/storage/device-settings'

/** Whether this device shows the preview beside the form. */
export const useSidePreview = deviceSettings<{ isBeside: boolean }>('question-preview', {
  isBeside: false,
})

/** The input as learners see it, while it is typed. */
export function SidePreview<Fields extends FieldValues>({
  previewOf,
}: {
  previewOf: (fields: Fields) => Preview
}) {
  const { control, getValues } = useFormContext<Fields>()
  useWatch({ control })

  return (
    <section
      aria-label="Pratinjau"
      className="rounded-md border border-line bg-surface p-4 sm:p-5 xl:sticky xl:top-24 xl:max-h-[calc(100dvh-8rem)] xl:self-start xl:overflow-y-auto"
    >
      <h2 className="mb-4 text-sm font-semibold text-ink-soft">Seperti dilihat peserta</h2>
      <PreviewEntry {...previewOf(getValues())} />
    </section>
  )
}
