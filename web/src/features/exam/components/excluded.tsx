import { EXAM_EXCLUDED } from '@lulus/api/contracts/exam'
import { useQuery } from '@tanstack/react-query'
import { OctagonX } from 'lucide-react'
import { readTimer } from '@/features/exam/api'
import { Panel } from '@/features/exam/components/panel'
import { useRoom } from '@/features/exam/hooks/use-room'

/** Shown when an invigilator has excluded the learner, with the reason. */
export default function Excluded() {
  const { attemptId } = useRoom()
  const { data } = useQuery({
    queryKey: ['exam-excluded', attemptId],
    queryFn: () => readTimer(),
    staleTime: Infinity,
    gcTime: 0,
  })
  const told = data?.pemberitahuan?.find(({ jenis }) => jenis === 'keluarkan')

  return (
    <Panel icon={OctagonX} title="Anda dikeluarkan dari ujian">
      <p>{told?.teks ?? EXAM_EXCLUDED}</p>
      <p>
        Jawaban yang sudah tersimpan tetap dinilai, tanpa sertifikat. Bila ini keliru, panggil
        pengawas: ia dapat membuka kembali ujian Anda.
      </p>
    </Panel>
  )
}
