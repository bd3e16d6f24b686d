/** [DD-13.5] Family names come first. One of them is printed twice and drawn twice as often. */
export const FAMILY_NAMES: readonly string[] = [
  ...['Takeda', 'Soma', 'Suwa', 'Taguchi', 'Takahashi', 'Takayama', 'Tamura', 'Kogure', 'Kigure', 'Tanaka', 'Shimizu'],
  ...['Takeda', 'Uesugi', 'Tanuma', 'Numata', 'Maebashi', 'Tani', 'Torimoto', 'Togawa', 'Oshima', 'Kojima', 'Otani'],
  ...['Ota', 'Murakami', 'Yamada', 'Yoshida', 'Mizutani', 'Saito', 'Oyama', 'Koyama', 'Sasaki', 'Shibukawa', 'Omura'],
]

/** [DD-13.5] Of two forms of a name the first is used. */
export const WOMEN: readonly string[] = [
  ...['Sakura', 'Karin', 'Saori', 'Sayuri', 'Tomo', 'Hotaru', 'Eri', 'Fumiko', 'Mizuho', 'Mayu'],
  ...['Sanae', 'Ai', 'Chika', 'Nao', 'Kaede', 'Kyoko', 'Rei', 'Machi', 'Sachiko', 'Nami'],
]

/** [DD-13.5] */
export const MEN: readonly string[] = [
  ...['Saburo', 'Yuske', 'Seiji', 'Ken', 'Eikichi', 'Hiroyuki', 'Manabu', 'Kazu', 'Ichi', 'Osamu'],
  ...['Hideyuki', 'Naoki', 'Kazuichi', 'Tetsu', 'Mitsuru', 'Satoru', 'Shigure', 'Kei', 'Satoshi', 'Naoto'],
]

/** For survivors that are made by chance; invented for this software. */
export const FIRST_NAMES: readonly string[] = [
  ...['Abel', 'Anouk', 'Bruno', 'Clara', 'Dora', 'Elias', 'Esther', 'Felix', 'Gloria', 'Hugo', 'Ida', 'Ivan'],
  ...['Jonas', 'Judith', 'Leon', 'Lena', 'Marta', 'Milo', 'Nadia', 'Oscar', 'Paula', 'Rosa', 'Samuel', 'Vera'],
]

/** What the computer calls its survivors, seat by seat: none of those that people draw. */
export const BOT_NAMES: readonly string[] = ['Amir', 'Greta', 'Pablo', 'Sonia', 'Viktor']
