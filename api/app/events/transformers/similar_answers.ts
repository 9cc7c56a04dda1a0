import type { SimilarAnswers, SimilarLearners } from '#app/events/actions/read_similar_answers'

/** Pairs who share improbably many answers, the least probable first. */
export function shownSimilarAnswers({ event, pairs, obstacle, ...counts }: SimilarAnswers) {
  return {
    nama: event.name,
    /** Pairs that were compared. */
    dibandingkan: counts.compared,
    /** Of these, how many exactly; the others have fewer equal wrong answers than `batasSamaSalah`. */
    dihitung: counts.computed,
    batasSamaSalah: counts.leastShared,
    ...(obstacle === null ? {} : { pesan: obstacle }),
    data: pairs.map(shownPair),
  }
}

function shownPair({ room, learners, ...figures }: SimilarLearners) {
  return {
    ruang: room,
    peserta: learners.map(({ user_id, name, seat }) => ({ id: user_id, nama: name, kursi: seat })),
    /** Questions that both answered. */
    dijawab: figures.answered,
    sama: figures.same,
    samaHarapan: figures.expected,
    samaSalah: figures.sameWrong,
    samaSalahHarapan: figures.expectedWrong,
    z: figures.z,
    /** Of so many equal answers or more, for two who work for themselves. */
    peluang: figures.probability,
  }
}
