import { formatRupiah } from '@/lib/format/numbers'

interface PaymentStepsProps {
  /** Rupiah. */
  amount: number
  /** Whether the code can be saved as a picture. */
  canSave: boolean
}

/** The steps of paying, in order. */
export function PaymentSteps({ amount, canSave }: PaymentStepsProps) {
  const steps = [
    'Buka aplikasi m-banking atau dompet digital yang mendukung QRIS.',
    canSave
      ? 'Pindai kode QRIS, atau unduh kodenya lalu pilih dari galeri.'
      : 'Pindai kode QRIS di halaman ini.',
    `Masukkan nominal ${formatRupiah(amount)}, lalu selesaikan pembayaran.`,
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
