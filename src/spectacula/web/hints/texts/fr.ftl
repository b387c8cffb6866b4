hint-ask = Conseil
hint-title = Conseil
hint-thinking = On réfléchit depuis votre place…
hint-choose = Choisir ainsi
hint-about = D’après ce que vous pouvez savoir. Rien n’est encore joué.
hint-not-now = Il n’y a rien à vous conseiller pour l’instant.
hints-off-line = Les conseils ne sont pas permis à cette table.
pace-label = Rythme des robots
