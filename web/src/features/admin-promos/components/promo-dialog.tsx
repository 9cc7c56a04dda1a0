import { PROMO_CODE_MAX_LENGTH, PROMO_KINDS } from '@lulus/api/contracts/promos'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '@/components/form-dialog'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { useChange } from '@/components/use-change'
import { createPromoMutation } from '@/features/admin-promos/api/promos'
import {
  EMPTY_PROMO,
  readPromo,
  type PromoErrors,
  type PromoFields,
} from '@/features/admin-promos/model/promo-form'
import { packagesQuery } from '@/lib/query/packages'

const KIND_LABELS = { persen: 'Persen (%)', rupiah: 'Rupiah (Rp)' } as const

/** Makes a promo code. Its terms can't be changed afterwards, only ended. */
export function PromoDialog({ onClose }: { onClose: () => void }) {
  const [fields, setFields] = useState(EMPTY_PROMO)
  const [errors, setErrors] = useState<PromoErrors>({})
  const { data: packages = [] } = useQuery(packagesQuery)
  const create = useChange(createPromoMutation, { failed: null, onDone: onClose })
  const set = (changes: Partial<PromoFields>) => setFields((before) => ({ ...before, ...changes }))
  const submit = () => {
    const read = readPromo(fields)
    setErrors('errors' in read ? read.errors : {})
    if ('promo' in read) create.change(read.promo)
  }
  const text = (name: keyof PromoFields) => ({
    value: fields[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      set({ [name]: currentTarget.value }),
  })

  return (
    <FormDialog
      title="Buat kode promo"
      submitLabel="Buat Kode"
      isBusy={create.isPending}
      isDirty={fields.code !== '' || fields.value !== ''}
      problem={create.failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label="Kode"
        hint="Huruf, angka, atau tanda hubung. Peserta boleh mengetiknya dengan huruf kecil."
        error={errors.code}
        required
      >
        <Input
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={PROMO_CODE_MAX_LENGTH}
          placeholder="HEMAT10"
          {...text('code')}
        />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Satuan potongan">
          <Select
            value={fields.kind}
            onChange={({ currentTarget }) => {
              const kind = PROMO_KINDS.find((one) => one === currentTarget.value)
              if (kind) set({ kind })
            }}
          >
            {PROMO_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {KIND_LABELS[kind]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Potongan" error={errors.value} required>
          <Input inputMode="numeric" autoComplete="off" {...text('value')} />
        </Field>
      </div>
      <Field label="Paket">
        <Select
          value={fields.packageId}
          onChange={({ currentTarget }) => set({ packageId: currentTarget.value })}
        >
          <option value="">Semua paket</option>
          {packages.map(({ id, nama_paket: name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Berlaku mulai" hint="Kosong: langsung berlaku.">
          <Input type="date" {...text('from')} />
        </Field>
        <Field label="Berlaku sampai" hint="Kosong: sampai diakhiri." error={errors.until}>
          <Input type="date" {...text('until')} />
        </Field>
        <Field label="Jumlah pemakaian" hint="Kosong: tanpa batas." error={errors.uses}>
          <Input inputMode="numeric" autoComplete="off" {...text('uses')} />
        </Field>
        <Field label="Pemakaian per peserta" hint="Kosong: tanpa batas." error={errors.perLearner}>
          <Input inputMode="numeric" autoComplete="off" {...text('perLearner')} />
        </Field>
      </div>
    </FormDialog>
  )
}
