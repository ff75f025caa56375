/** Words that say nothing about what is looked for, folded. In a query of such words alone they count. */
export const stopWords = new Set(
  `и в во на с со к ко по о об от до из за у а но или не как где когда что чтобы это для при ли бы же мне я мы вы есть какие какой какая сколько можно нужно если еще
   мен бен пен да де та те ма ме ба бе па пе жане уше туралы бойынша ушин калай кайда кашан канша не кандай бар жок осы бул керек болады бола
   the a an of in on at to for and or is are be how where when what which do does can i my with from by if get me you your it this that there`.split(/\s+/),
)
