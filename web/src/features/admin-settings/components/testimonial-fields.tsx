import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input, Textarea } from '@/components/ui/input'
import { SettingsSection } from '@/features/admin-settings/components/settings-section'
import { useErrorOf } from '@/features/admin-settings/components/use-error-of'
import { LIMITS, type SettingsFields } from '@/features/admin-settings/model/settings-form'

/** What learners say about the academy, in the order of the landing page. */
export function TestimonialFields() {
  const { register, control } = useFormContext<SettingsFields>()
  const { fields, append, remove } = useFieldArray({ control, name: 'testimoni' })
  const errorOf = useErrorOf()

  return (
    <SettingsSection
      title="Testimoni"
      lead="Tampil bergulir di halaman depan. Pakai kata peserta yang sudah mengizinkannya."
    >
      {fields.length === 0 && <p className="text-ink-soft">Belum ada testimoni.</p>}
      {fields.map(({ id }, index) => (
        <fieldset key={id} className="grid gap-4 rounded-md border border-line p-4">
          <legend className="px-1.5 text-sm font-semibold">Testimoni {index + 1}</legend>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label="Nama" error={errorOf(`testimoni.${index}.nama`)} required>
              <Input
                maxLength={LIMITS.name}
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
                maxLength={LIMITS.name}
                autoComplete="off"
                {...register(`testimoni.${index}.asal`)}
              />
            </Field>
          </div>
          <Field label="Isi" error={errorOf(`testimoni.${index}.isi`)} required>
            <Textarea
              rows={3}
              maxLength={LIMITS.testimonial}
              {...register(`testimoni.${index}.isi`)}
            />
          </Field>
          <div>
            <Button variant="quiet" size="sm" onClick={() => remove(index)}>
              <Trash2 aria-hidden className="size-4" />
              Hapus testimoni {index + 1}
            </Button>
          </div>
        </fieldset>
      ))}
      <div>
        <Button
          variant="secondary"
          disabled={fields.length >= LIMITS.testimonials}
          onClick={() => append({ nama: '', asal: '', isi: '' })}
        >
          <Plus aria-hidden className="size-4" />
          Tambah testimoni
        </Button>
      </div>
    </SettingsSection>
  )
}
