import { CheckCheck } from 'lucide-react'

/** Shows the message that 'Daftar Kursus' puts into the chat. */
export default function ChatPreview({ message }: { message: string }) {
  return (
    <figure className="rounded-md border border-line bg-canvas p-5 sm:p-6">
      <figcaption className="text-sm font-semibold text-ink-soft">
        Pesan ini sudah terisi di WhatsApp. Anda tinggal mengirimnya.
      </figcaption>
      <blockquote className="mt-4 ml-6 rounded-md rounded-br-none bg-success-soft px-4 py-3 shadow-raised">
        <p className="wrap-anywhere">{message}</p>
        <CheckCheck aria-hidden className="mt-1 ml-auto size-4 text-ink-faint" />
      </blockquote>
      <p className="mt-4 mr-6 text-ink-soft">
        Admin membalas dengan jadwal kelas, biaya, dan cara pembayarannya.
      </p>
    </figure>
  )
}
