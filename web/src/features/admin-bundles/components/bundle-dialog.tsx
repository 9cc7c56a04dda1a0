import { BUNDLE_NAME_LENGTH } from '@lulus/api/contracts/bundles'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { FormDialog } from '@/components/form-dialog'
import { RupiahField } from '@/components/rupiah-field'
import { Checkbox } from '@/components/ui/checkbox'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { useChange } from '@/components/use-change'
import { createBundleMutation } from '@/features/admin-bundles/api/bundles'
import {
  EMPTY_BUNDLE,
  readBundle,
  type BundleErrors,
  type BundleFields,
} from '@/features/admin-bundles/model/bundle-form'
import { formatRupiah } from '@/lib/format/numbers'
import { packagesQuery } from '@/lib/query/packages'

/** Makes a bundle. Its terms can't be changed afterwards, only ended. */
export function BundleDialog({ onClose }: { onClose: () => void }) {
  const [fields, setFields] = useState(EMPTY_BUNDLE)
  const [errors, setErrors] = useState<BundleErrors>({})
  const { data: packages = [] } = useQuery(packagesQuery)
  const create = useChange(createBundleMutation, { failed: null, onDone: onClose })
  const set = (changes: Partial<BundleFields>) => setFields((before) => ({ ...before, ...changes }))
  const groupId = useId()
  const { packageIds } = fields
  const alone = packages
    .filter(({ id }) => packageIds.includes(id))
    .reduce((sum, { harga }) => sum + harga, 0)
  const submit = () => {
    const read = readBundle(fields)
    setErrors('errors' in read ? read.errors : {})
    if ('bundle' in read) create.change(read.bundle)
  }

  return (
    <FormDialog
      title="Buat paket bundel"
      submitLabel="Buat Bundel"
      isBusy={create.isPending}
      isDirty={fields.name !== '' || fields.price !== '' || packageIds.length > 0}
      problem={create.failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label="Nama bundel" error={errors.name} required>
        <Input
          autoComplete="off"
          maxLength={BUNDLE_NAME_LENGTH.max}
          placeholder="Hemat 3 Paket"
          value={fields.name}
          onChange={({ currentTarget }) => set({ name: currentTarget.value })}
        />
      </Field>
      <fieldset
        aria-describedby={errors.packageIds ? `${groupId}-error` : undefined}
        className="grid gap-3"
      >
        <legend className="mb-2 text-sm font-semibold">Paket di dalamnya</legend>
        {packages.map(({ id, nama_paket: name, harga }) => (
          <Checkbox
            key={id}
            label={`${name} · ${formatRupiah(harga)}`}
            checked={packageIds.includes(id)}
            onChange={({ currentTarget: { checked } }) =>
              set({
                packageIds: checked
                  ? [...packageIds, id]
                  : packageIds.filter((other) => other !== id),
              })
            }
          />
        ))}
        {errors.packageIds && (
          <p id={`${groupId}-error`} role="alert" className="text-sm font-semibold text-danger">
            {errors.packageIds}
          </p>
        )}
      </fieldset>
      <RupiahField
        label="Harga bundel"
        hint={
          alone > 0 ? `Satu per satu ${formatRupiah(alone)}.` : 'Untuk semua paket di dalamnya.'
        }
        error={errors.price ?? null}
        value={fields.price}
        onChange={(price) => set({ price })}
      />
    </FormDialog>
  )
}
