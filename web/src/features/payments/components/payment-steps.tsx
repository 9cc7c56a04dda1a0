import { formatRupiah } from '@/lib/format/numbers'

interface PaymentStepsProps {
  /** Rupiah. */
  amount: number
  /** Whether the code can be saved as a picture. */
  canSave: boolean
  /** Whether the code holds the amount. */
  isFilledIn: boolean
  /** Whether exactly this amount has to arrive. */
  isExact: boolean
}

/** The steps of paying, in order. */
export function PaymentSteps({ amount, canSave, isFilledIn, isExact }: PaymentStepsProps) {
  const steps = [
    'Buka aplikasi m-banking atau dompet digital yang mendukung QRIS.',
    canSave
      ? 'Pindai kode QRIS, atau unduh kodenya lalu pilih dari galeri.'
      : 'Pindai kode QRIS di halaman ini.',
    isFilledIn
      ? `Periksa nominalnya: tepat ${formatRupiah(amount)}, sudah terisi dari kode. Jangan diubah, lalu selesaikan pembayaran.`
      : `Masukkan nominal ${isExact ? 'tepat ' : ''}${formatRupiah(amount)}, lalu selesaikan pembayaran.`,
    'Simpan tangkapan layar buktinya dan unggah di sini.',
  ]

  return (
    <ol className="grid gap-3">
      {steps.map((step, index) => (
        <li key={step} className="flex gap-3">
          <span
            aria-hidden
            className="flex size-7 shrink-0 items-center justify-center rounded-full bg-primary-soft text-sm font-bold text-primary"
          >
            {index + 1}
          </span>
          <span className="pt-0.5">{step}</span>
        </li>
      ))}
    </ol>
  )
}
