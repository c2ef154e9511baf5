# Pourquoi un robot aime un coup de Mada, ou non.

mada-reason-bust = risque de perdre la manche : { $percent } %
mada-reason-safe = laisse votre défausse comme elle est
mada-reason-pears =
    la carte du dessus vaut { $pears ->
        [one] { $pears } figue
       *[other] { $pears } figues
    } si une autre personne perd
mada-reason-next = y prendre un risque ferait perdre dans { $percent } % des cas
mada-reason-lemur = retire une carte sur laquelle un risque ferait perdre dans { $percent } % des cas
mada-reason-escape = débarrasse d’une défausse où un risque ferait perdre dans { $percent } % des cas
mada-reason-empty = sa défausse est vide : la prochaine carte ne peut pas faire perdre
mada-reason-any = un Lémur est au-dessus : la prochaine carte ne peut pas faire perdre
mada-reason-their-top =
    sa carte du dessus est { $card }, qui vaut { $pears ->
        [one] { $pears } figue
       *[other] { $pears } figues
    }
