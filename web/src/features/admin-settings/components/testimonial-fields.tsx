import { SETTING_MAX_LENGTHS, TESTIMONIALS_MAX } from '@lulus/api/contracts/settings'
import { Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input, Textarea } from '@/components/ui/input'
import { usePassFocus } from '@/components/ui/use-pass-focus'
import { SettingsSection, useErrorOf } from '@/features/admin-settings/components/settings-section'
import { TestimonialPicture } from '@/features/admin-settings/components/testimonial-picture'
import {
  EMPTY_TESTIMONIAL,
  type SettingsFields,
} from '@/features/admin-settings/model/settings-form'

interface TestimonialFieldsProps {
  /** Called when preparing a picture starts and ends. */
  onPreparing: (isPreparing: boolean) => void
}

/** The testimonials, in the order of the landing page. */
export function TestimonialFields({ onPreparing }: TestimonialFieldsProps) {
  const { control } = useFormContext<SettingsFields>()
  const { fields, append, remove } = useFieldArray({ control, name: 'testimoni' })
  const addButton = useRef<HTMLButtonElement>(null)
  const passFocus = usePassFocus(addButton)

  return (
    <SettingsSection
      title="Testimoni"
      lead="Tampil bergulir di halaman depan. Pakai kata peserta yang sudah mengizinkannya."
    >
      {fields.length === 0 && <p className="text-ink-soft">Belum ada testimoni.</p>}
      {fields.map(({ id }, index) => (
        <fieldset
          key={id}
          ref={passFocus}
          className="grid min-w-0 gap-4 rounded-md border border-line p-4"
        >
          <Testimonial index={index} onPreparing={onPreparing} onRemove={() => remove(index)} />
        </fieldset>
      ))}
      <div>
        <Button
          ref={addButton}
          variant="secondary"
          unavailable={fields.length >= TESTIMONIALS_MAX}
          onClick={() => append(EMPTY_TESTIMONIAL)}
        >
          <Plus aria-hidden className="size-4" />
          Tambah testimoni
        </Button>
      </div>
    </SettingsSection>
  )
}

interface TestimonialProps extends TestimonialFieldsProps {
  index: number
  onRemove: () => void
}

function Testimonial({ index, onPreparing, onRemove }: TestimonialProps) {
  const { register } = useFormContext<SettingsFields>()
  const errorOf = useErrorOf()
  return (
    <>
      <legend className="px-1.5 text-sm font-semibold">Testimoni {index + 1}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Nama" error={errorOf(`testimoni.${index}.nama`)} required>
          <Input
            maxLength={SETTING_MAX_LENGTHS.name}
            autoComplete="off"
            {...register(`testimoni.${index}.nama`)}
          />
        </Field>
        <Field
          label="Asal"
          hint="Misalnya kampus, kota, atau skornya. Boleh kosong."
          error={errorOf(`testimoni.${index}.asal`)}
        >
          <Input
            maxLength={SETTING_MAX_LENGTHS.name}
            autoComplete="off"
            {...register(`testimoni.${index}.asal`)}
          />
        </Field>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Isi" error={errorOf(`testimoni.${index}.isi`)} required>
          <Textarea
            rows={4}
            maxLength={SETTING_MAX_LENGTHS.testimonial}
            {...register(`testimoni.${index}.isi`)}
          />
        </Field>
        <TestimonialPicture index={index} onPreparing={onPreparing} />
      </div>
      <div>
        <Button variant="quiet" size="sm" onClick={onRemove}>
          <Trash2 aria-hidden className="size-4" />
          Hapus testimoni {index + 1}
        </Button>
      </div>
    </>
  )
}
