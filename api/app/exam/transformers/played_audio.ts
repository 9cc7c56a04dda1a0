import type PlayedAudioRow from '#app/exam/models/played_audio'

/** Played recordings on the wire: pages as strings, positions in seconds. */
export function playedAudio(rows: PlayedAudioRow[]) {
  return {
    data: rows.map(({ page }) => String(page)),
    positions: Object.fromEntries(
      rows.map(({ page, positionMs }) => [String(page), positionMs / 1000])
    ),
  }
}
