import { canonicalPromo, PROMO_CODE_MAX_LENGTH } from '@lulus/api/contracts/promos'
import { useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { LiveRegion } from '@/components/ui/screen-reader'
import { formatRupiah } from '@/lib/format/numbers'

interface PromoFieldProps {
  /** The code that is in effect, and the rupiah that it takes off; null without one. */
  applied: { kode: string; potongan: number } | null
  isBusy: boolean
  /** Why the last code can't be used. */
  failure: string | null
  onApply: (code: string) => void
  onRemove: () => void
}

/** A field for a promo code, or the code that is in effect. */
export function PromoField({ applied, isBusy, failure, onApply, onRemove }: PromoFieldProps) {
  const [text, setText] = useState('')
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const code = canonicalPromo(text)
    if (code !== '' && !isBusy) onApply(code)
  }
  const effect = applied && `Kode ${applied.kode}: hemat ${formatRupiah(applied.potongan)}.`

  return (
    <div className="w-full max-w-sm">
      <LiveRegion>{effect ?? ''}</LiveRegion>
      {applied ? (
        <div className="flex flex-wrap items-center justify-center gap-x-3">
          <p className="font-semibold text-success [overflow-wrap:anywhere]">{effect}</p>
          <Button variant="quiet" size="sm" loading={isBusy} onClick={onRemove}>
            Hapus kode
          </Button>
          {failure !== null && (
            <p role="alert" className="text-sm text-danger">
              {failure}
            </p>
          )}
        </div>
      ) : (
        <form noValidate onSubmit={submit} className="flex items-end gap-2 text-left">
          <div className="min-w-0 flex-1">
            <Field label="Kode promo" error={failure}>
              <Input
                autoComplete="off"
                autoCapitalize="characters"
                maxLength={PROMO_CODE_MAX_LENGTH}
                placeholder="Bila ada"
                value={text}
                onChange={({ currentTarget }) => setText(currentTarget.value)}
              />
            </Field>
          </div>
          <Button type="submit" variant="secondary" loading={isBusy}>
            Pakai
          </Button>
        </form>
      )}
    </div>
  )
}
